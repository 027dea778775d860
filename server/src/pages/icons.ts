import { markup, type Markup } from '../platform/markup.ts'

/** As the web draws them; their words always stand beside them. */
const shapes = {
  back: markup`<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>`,
  calendar: markup`<path d="M16 18h6"/><path d="M16 2v3"/><path d="M19 15v6"/><path d="M21 11.5V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h8.3"/><path d="M3 9h18"/><path d="M8 2v3"/>`,
  online: markup`<path d="m16 13 5.223 3.482a.5.5 0 0 0 .777-.416V7.87a.5.5 0 0 0-.752-.432L16 10.5"/><rect x="2" y="6" width="14" height="12" rx="2"/>`,
  place: markup`<path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>`,
} as const

export const icon = (name: keyof typeof shapes, style: string): Markup =>
  markup`<svg viewBox="0 0 24 24" class="${style}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shapes[name]}</svg>`
