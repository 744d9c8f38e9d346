import { useWords } from '../text/words.tsx';

/** The five-walled city. */
export function Mark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="mark">
      <path d="M16 2.5L29.5 12.3L24.3 28.5H7.7L2.5 12.3Z" fill="var(--accent)" />
      <path d="M9.5 23v-7l2.8-2.4l2.7 2.4v7ZM16.3 23V12l3-2.6l3 2.6v11Z" fill="var(--accent-on)" />
    </svg>
  );
}

export function Wordmark() {
  const words = useWords();
  return (
    <span className="wordmark">
      <Mark />
      <span>{words('site.name')}</span>
    </span>
  );
}
