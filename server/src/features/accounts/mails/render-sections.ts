import { type Markup, markup } from '../../../platform/markup.ts'
import { accent, font, quiet, rule, strong } from './mail-styles.ts'
import type { LetterItem, LetterSection } from './templates/template.ts'

type LinkTo = (path: string) => string

/** Each thing on a line of its own, with its detail and its link below. */
export const sectionText =
  (linkTo: LinkTo) =>
  ({ title, items }: LetterSection): string =>
    [
      title.toUpperCase(),
      ...items.map(({ text, detail, path }) =>
        [`* ${text}`, ...(detail === null ? [] : [`  ${detail}`]), `  ${linkTo(path)}`].join('\n'),
      ),
    ].join('\n\n')

const item = ({ text, detail, path }: LetterItem, linkTo: LinkTo): Markup =>
  markup`<tr><td style="padding:10px 0 0">
<a class="strong" href="${linkTo(path)}" target="_blank" style="${font};font-size:16px;line-height:22px;font-weight:600;${strong};text-decoration:underline;text-decoration-thickness:1px;text-decoration-color:#857f73;text-underline-offset:3px;word-break:break-word">${text}</a>
${detail === null ? undefined : markup`<div class="quiet" style="padding:3px 0 0;${font};font-size:14px;line-height:20px;${quiet};word-break:break-word">${detail}</div>`}
</td></tr>`

export const sectionHtml =
  (linkTo: LinkTo) =>
  ({ title, items }: LetterSection): Markup => {
    const rows = items.map((one) => item(one, linkTo))
    return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">
<tr><td class="rule" style="padding:18px 0 0;${rule}"><h2 class="accent" style="margin:0;${font};font-size:13px;line-height:18px;font-weight:bold;letter-spacing:0.02em;${accent}">${title}</h2></td></tr>
${rows}
</table>`
  }
