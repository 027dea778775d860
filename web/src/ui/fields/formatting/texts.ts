export const formattingTexts = {
  show: 'Formatting',
  bar: 'Formatting',
  formats: {
    bold: 'Bold',
    italic: 'Italic',
    strike: 'Strikethrough',
    code: 'Code',
    quote: 'Quote',
    list: 'List',
  },
} as const
