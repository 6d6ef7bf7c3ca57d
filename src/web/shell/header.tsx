import { formatRoute } from '../routes.ts';
import { changeSetting, inLanguage, isDark, settings } from '../settings.ts';
import { Button, LinkButton } from './button.tsx';
import './header.css';
import { text } from './text.ts';

export function Header() {
  const words = () => inLanguage(text);
  return (
    <header class="header">
      <a class="brand" href={formatRoute({ screen: 'home' })} aria-label={words().home}>
        <Mark />
        <span>Tabuleiro</span>
      </a>
      <nav class="header-links">
        <Button
          kind="plain"
          class="language-button"
          lang={settings.language === 'pt' ? 'en' : 'pt-PT'}
          aria-label={words().otherLanguage}
          title={words().otherLanguage}
          onClick={() => changeSetting('language', settings.language === 'pt' ? 'en' : 'pt')}
        >
          {settings.language === 'pt' ? 'EN' : 'PT'}
        </Button>
        <Button
          kind="plain"
          icon={isDark() ? 'sun' : 'moon'}
          label={isDark() ? words().toLight : words().toDark}
          onClick={() => changeSetting('theme', isDark() ? 'light' : 'dark')}
        />
        <LinkButton kind="plain" icon="save" label={words().savedGames} href={formatRoute({ screen: 'saved' })} />
        <LinkButton kind="plain" icon="settings" label={words().settings} href={formatRoute({ screen: 'settings' })} />
      </nav>
    </header>
  );
}

/** Three stones in a row on a board. */
function Mark() {
  return (
    <svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect class="brand-slab" x="1" y="1" width="30" height="30" rx="8" />
      <circle class="brand-stone" cx="9" cy="23" r="4" />
      <circle class="brand-stone" cx="16" cy="16" r="4" />
      <circle class="brand-stone" cx="23" cy="9" r="4" />
    </svg>
  );
}
