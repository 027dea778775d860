import { Markup } from '../../../platform/markup.ts'

/** Inline styles of every mail, in the colours of the light theme. Some clients read nothing else. */
export const font = "font-family:'Instrument Sans',-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
export const strong = 'color:#1b1a17'
export const quiet = 'color:#55514a'
/** The names of sections. */
export const accent = 'color:#855000'
export const rule = 'border-top:1px solid #e1ddd4'

/**
 * Clients with a dark mode apply the media query, and Outlook's apps their own selector; others use
 * the inline colours.
 */
const darkRules = (within: string): string => `
  ${within}.page { background: #12110f !important; }
  ${within}.card { background: #1a1916 !important; border-color: #2f2c27 !important; }
  ${within}.rule { border-color: #2f2c27 !important; }
  ${within}.strong { color: #f4f1ea !important; }
  ${within}.quiet { color: #bcb6aa !important; }
  ${within}.accent { color: #ffc252 !important; }`

export const styles =
  new Markup(`:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {${darkRules('')}
}
${darkRules('[data-ogsc] ').trim()}
@media (max-width: 480px) {
  .card { padding: 24px 18px 12px !important; }
}`)
