export default function SavedScreen() {
  return <section class="page">Saved</section>;
}
