/** What a press of Tab can arrive at. */
const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';
/** Less than a line that is cut off is no reason to stop there. */
const SLACK_PX = 12;

const scrolls = (value: string): boolean => /\b(?:auto|scroll)\b/.test(value);

/** Selectors of all rules of the page's style sheets that let something scroll, whatever query they stand under. */
function scrollSelectors(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => [
    // By axis: where one alone is set, the shorthand is empty.
    ...(rule instanceof CSSStyleRule &&
    (scrolls(rule.style.overflowX) || scrolls(rule.style.overflowY)) &&
    !rule.selectorText.includes('::')
      ? [rule.selectorText]
      : []),
    ...('cssRules' in rule ? scrollSelectors(rule.cssRules as CSSRuleList) : []),
  ]);
}

function overflows(region: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(region);
  return (
    (scrolls(overflowX) && region.scrollWidth > region.clientWidth + SLACK_PX) ||
    (scrolls(overflowY) && region.scrollHeight > region.clientHeight + SLACK_PX)
  );
}

const hasStop = (region: HTMLElement): boolean =>
  [...region.querySelectorAll<HTMLElement>(TABBABLE)].some(
    (child) => child.tabIndex >= 0 && !child.matches(':disabled') && child.checkVisibility(),
  );

/** What to call a region that nobody named: by its heading or caption, else by what it stands in. */
function nameOf(region: HTMLElement): string | undefined {
  if (region.hasAttribute('aria-label') || region.hasAttribute('aria-labelledby')) return undefined;
  const within = region.querySelector('h1, h2, h3, h4, h5, h6, caption, legend')?.textContent?.trim();
  return within || region.parentElement?.closest('[aria-label]')?.getAttribute('aria-label') || undefined;
}

/** Makes a region a stop, with a name for whoever hears it; what is a list or a section stays one. */
function makeStop(region: HTMLElement): void {
  region.tabIndex = 0;
  region.dataset.scrollStop = '';
  const name = nameOf(region);
  if (name === undefined) return;
  region.setAttribute('aria-label', name);
  region.dataset.scrollStop = 'named';
  if (region.matches('div:not([role])')) {
    region.setAttribute('role', 'group');
    region.dataset.scrollStop = 'group';
  }
}

function unmakeStop(region: HTMLElement): void {
  const { scrollStop } = region.dataset;
  region.removeAttribute('tabindex');
  if (scrollStop !== '') region.removeAttribute('aria-label');
  if (scrollStop === 'group') region.removeAttribute('role');
  delete region.dataset.scrollStop;
}

/** One look at the page: a region that scrolls and holds nothing to tab to is itself a stop, for as long as that is so. */
function look(selector: string): void {
  for (const region of document.querySelectorAll<HTMLElement>(selector)) {
    const made = region.dataset.scrollStop !== undefined;
    if (!made && region.hasAttribute('tabindex')) continue;
    const needed = overflows(region) && !hasStop(region);
    if (needed && !made) makeStop(region);
    else if (made && !needed && document.activeElement !== region) unmakeStop(region);
  }
}

/**
 * Keeps every scrolling region of the page within reach of the keyboard (WCAG 2.1.1). Which regions those are is read from
 * the style sheets, so that none is forgotten: what scrolls, and whether anything in it takes the focus, changes with the
 * size of the screen and the moment of a match, and not every browser helps itself. Returns what ends it.
 */
export function keepScrollRegionsReachable(): () => void {
  let sheets = 0;
  let selector = '';
  let pending = 0;
  const refresh = (): void => {
    pending = 0;
    if (sheets !== document.styleSheets.length) {
      sheets = document.styleSheets.length;
      selector = [
        ...new Set([...document.styleSheets].flatMap((sheet) => scrollSelectors(sheet.cssRules))),
      ].join();
    }
    if (selector !== '') look(selector);
  };
  const soon = (): void => {
    if (pending === 0) pending = requestAnimationFrame(refresh);
  };
  const watcher = new MutationObserver(soon);
  watcher.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: [
      'disabled',
      'hidden',
      'open',
      'class',
      'aria-expanded',
      'data-phase',
      'data-kind',
      'data-palette',
    ],
  });
  addEventListener('resize', soon);
  document.addEventListener('toggle', soon, true);
  soon();
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(pending);
    removeEventListener('resize', soon);
    document.removeEventListener('toggle', soon, true);
  };
}
