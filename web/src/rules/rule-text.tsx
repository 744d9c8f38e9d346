/** The paragraphs of a rule; lines that begin with a dash are a list. */
export function RuleText({ text }: { readonly text: string }) {
  return text.split(/\n\s*\n/).map((block) => {
    const lines = block.split('\n');
    if (lines.every((line) => /^[-*] /.test(line)))
      return (
        <ul key={block}>
          {lines.map((line) => (
            <li key={line}>{line.slice(2)}</li>
          ))}
        </ul>
      );
    return <p key={block}>{block}</p>;
  });
}
