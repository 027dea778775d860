import * as z from 'zod/mini'
import { paragraphsOf, template } from './template.ts'

export const announced = template(
  z.object({ text: z.string(), link: z.nullable(z.string()) }),
  ({ text, link }, { productName }) => ({
    subject: `News from ${productName}`,
    heading: `News from ${productName}`,
    paragraphs: [...paragraphsOf(text), ...(link === null || link.startsWith('/') ? [] : [link])],
    ...(link?.startsWith('/') === true && {
      button: { label: 'Read more', path: link as `/${string}` },
    }),
    why: `You get this mail because you are a member of ${productName}.`,
  }),
)
