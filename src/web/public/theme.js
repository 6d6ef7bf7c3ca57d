// Runs before anything is drawn: who chose a theme is not to see the other one flash by. The app itself follows later.
try {
  const { theme } = JSON.parse(localStorage.getItem('tabuleiro.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // No storage or damaged settings: the app says so.
}
