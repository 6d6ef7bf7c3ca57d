export default function SettingsScreen() {
  return <section class="page">Settings</section>;
}
