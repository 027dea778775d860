export const archiveTexts = {
  title: (product: string) => `Your data at ${product}`,
  made: (when: string) => `Made on ${when}. All times are in UTC.`,
  about:
    'Each section is a page to read, and the same as JSON for programs. Open a page by its name.',
  leftOut:
    'Not in here: passwords, keys and other secrets, what others reported, notes of our team, and conversations that you have left.',
  json: 'JSON',
  back: 'All sections',
  empty: 'There is nothing here.',
  entries: (count: number) =>
    count === 1 ? '1 entry' : `${count.toLocaleString('en-GB')} entries`,
  read: 'Read',
  untitled: 'Conversation',
  deleted: 'This message was deleted.',
  yes: 'Yes',
  no: 'No',
  missing: 'This file is no longer stored.',
} as const

/** Field names that their words alone would not explain. */
export const labels: Readonly<Record<string, string>> = {
  id: 'Id',
  of: 'What',
  for: 'Belongs to',
  json: 'JSON',
  inTheApp: 'In the app',
  madeByYou: 'Made by you',
  mine: 'From you',
}
