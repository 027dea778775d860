/** HTML that needs no further escaping. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | Markup | readonly Markup[] | undefined

/** Builds HTML. Every value except Markup is escaped, also for use inside quoted attributes. */
export function markup(fixed: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: fixed }, ...parts.map(textOf)))
}

function textOf(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string') return escape(part)
  return part instanceof Markup ? part.text : part.map(textOf).join('\n')
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
