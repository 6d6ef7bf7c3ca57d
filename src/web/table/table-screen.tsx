export default function TableScreen() {
  return <section class="page">Table</section>;
}
