/** The town takes the keys: arrows, R, Enter. */
export function focusTown(): void {
  document.querySelector<HTMLElement>('.cte-town .kit-stage-field')?.focus({ preventScroll: true });
}
