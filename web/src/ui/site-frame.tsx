import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../text/words.tsx';
import { LanguageSwitch, ThemeButton } from './preferences.tsx';
import { Wordmark } from './wordmark.tsx';
import './site-frame.css';

/** Header and footer of every page that is not a table. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const words = useWords();
  return (
    <>
      <a className="skip-link" href="#content">
        {words('site.skip')}
      </a>
      <header className="site-header">
        <Link href="/" className="site-home" aria-label={words('site.home')}>
          <Wordmark />
        </Link>
        <nav aria-label={words('site.nav')} className="site-nav">
          <Link href="/about">{words('site.about')}</Link>
          <LanguageSwitch />
          <ThemeButton />
        </nav>
      </header>
      <main id="content" className="site-main" tabIndex={-1}>
        {children}
      </main>
      <footer className="site-footer">
        <p>{words('site.footer')}</p>
        <p className="site-footer-links">
          <Link href="/about">{words('site.footerMore')}</Link>
          <Link href="/replay">{words('site.openReplay')}</Link>
        </p>
      </footer>
    </>
  );
}
