export default function EditorScreen() {
  return <section class="page">Editor</section>;
}
