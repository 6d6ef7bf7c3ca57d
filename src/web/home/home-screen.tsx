export default function HomeScreen() {
  return <section class="page">Home</section>;
}
