export default function LearnScreen() {
  return <section class="page">Learn</section>;
}
