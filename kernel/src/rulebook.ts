/** One numbered rule, in one language. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  /** Plain paragraphs, separated by blank lines. */
  readonly text: string;
}

export interface RuleSection {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** `### AKR-PLACE-2 Title` opens a rule, `## Title` a section. */
const RULE = /^### ([A-Z]{3}(?:-[A-Z]+)+-\d+) (.+)$/;

/**
 * Reads a rulebook: `## Section`, then `### ID Title` followed by the text of the rule.
 * @throws Error naming the line when a rule stands outside a section, an id comes twice, or a heading is malformed
 */
export function parseRulebook(markdown: string): RuleSection[] {
  const sections: { title: string; rules: { id: string; title: string; text: string }[] }[] = [];
  const seen = new Set<string>();
  markdown.split('\n').forEach((line, index) => {
    const at = `line ${index + 1}`;
    const section = sections.at(-1);
    if (line.startsWith('### ')) {
      const [, id, title] = RULE.exec(line) ?? [];
      if (id === undefined || title === undefined)
        throw new Error(`${at}: a rule heading reads "### ABC-PART-1 Title"`);
      if (section === undefined) throw new Error(`${at}: ${id} stands before the first section`);
      if (seen.has(id)) throw new Error(`${at}: ${id} comes twice`);
      seen.add(id);
      section.rules.push({ id, title, text: '' });
    } else if (line.startsWith('## ')) {
      sections.push({ title: line.slice(3).trim(), rules: [] });
    } else {
      const rule = section?.rules.at(-1);
      if (rule !== undefined) rule.text += `${line}\n`;
    }
  });
  return sections.map(({ title, rules }) => ({
    title,
    rules: rules.map((rule) => ({ ...rule, text: rule.text.trim() })),
  }));
}
