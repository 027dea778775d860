import type { WrittenArticle } from '@patchbay/contract/staff/articles'
import { dateFormat } from '../../../platform/time/formats.ts'

const stamp = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

export const showTime = (iso: string): string => stamp(iso)

const states: Readonly<Record<WrittenArticle['state'], string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
}

export const articlesTexts = {
  page: 'Articles',
  loading: 'Loading the articles…',
  notLoaded: 'The articles could not be loaded.',
  empty: 'There are no articles yet.',
  untitled: 'Without a title',
  more: 'Show more',
  create: 'New article',
  creating: 'Creating…',
  title: 'Title',
  required: 'Give it a title.',
  state: ({ state, hasChanges }: Pick<WrittenArticle, 'state' | 'hasChanges'>): string =>
    hasChanges ? `${states[state]}, with changes` : states[state],
  saved: (at: string, by: string | null): string =>
    by === null ? `Saved ${showTime(at)}` : `Saved ${showTime(at)} by ${by}`,
} as const

export const editorTexts = {
  loading: 'Opening the article…',
  notLoaded: 'The article could not be loaded.',
  gone: 'This article is not here',
  goneBody: 'Somebody may have deleted it.',
  tabs: 'Editor',
  write: 'Write',
  preview: 'Preview',
  title: 'Title',
  slug: 'Address',
  slugHint: (slug: string): string => `/hub/${slug}`,
  slugFixed: 'It is fixed since the article was first published.',
  slugInvalid: 'Use small letters, digits and single dashes.',
  summary: 'Summary',
  category: 'Category',
  noCategory: 'No category yet',
  author: 'Author',
  publisher: 'The person who publishes it',
  authorSoFar: 'The author so far',
  content: 'Text, in Markdown',
  tooLong: (limit: number): string => `Use at most ${limit} characters.`,
  cover: 'Cover',
  chooseCover: 'Choose a picture',
  removeCover: 'Remove the cover',
  coverFailed: 'The cover was not saved. Use a JPEG, PNG or WebP picture of at most 5 MB.',
  saving: 'Saving…',
  typing: 'Not saved yet…',
  saved: 'Saved',
  failed: 'Not saved. Your text is kept in this browser, and saving is tried again.',
  invalid: 'Not saved. Look at the marked fields.',
  taken: 'Another article has this address.',
  scheduledFor: (at: string): string =>
    `It will be published on ${showTime(at)}. Take it off the schedule to change it.`,
} as const

export const conflictTexts = {
  title: 'Somebody else has saved this article',
  body: (by: string | null): string =>
    `${by ?? 'Somebody'} saved another version while you were writing. Choose one to go on with; the other stays below the editor until you dismiss it.`,
  compare: 'Compare the versions',
  waiting: 'Nothing is saved until you choose a version.',
  mine: 'Yours',
  theirs: 'Theirs',
  keepMine: 'Go on with yours',
  takeTheirs: 'Go on with theirs',
  other: 'The other version',
  dismiss: 'Dismiss the other version',
} as const

export const actionTexts = {
  publish: 'Publish',
  publishChanges: 'Publish the changes',
  publishing: 'Publishing…',
  publishBody: 'Members can read it at once.',
  schedule: 'Schedule',
  scheduling: 'Scheduling…',
  scheduleBody: 'It is published at this time. Until then nobody can change it.',
  at: 'When',
  unpublish: 'Unpublish',
  unpublishBody: 'Members no longer find it. Likes and comments are kept.',
  unschedule: 'Take off the schedule',
  unscheduleBody: 'It becomes a draft again.',
  working: 'Saving…',
  delete: 'Delete',
  deleting: 'Deleting…',
  deleteBody: 'The article is deleted for good, with its likes and comments.',
  changed: 'Somebody has changed it meanwhile. Close this and look again.',
} as const

export const categoriesTexts = {
  page: 'Article categories',
  loading: 'Loading the categories…',
  notLoaded: 'The categories could not be loaded.',
  empty: 'There are no categories yet.',
  count: (count: number): string => (count === 1 ? '1 article' : `${count} articles`),
  create: 'New category',
  rename: 'Rename',
  renameOne: (name: string): string => `Rename ${name}`,
  delete: 'Delete',
  deleteOne: (name: string): string => `Delete ${name}`,
  deleteBody: 'No article has it.',
  name: 'Name',
  required: 'Give it a name.',
  saving: 'Saving…',
  save: 'Save',
  taken: 'There is a category of this name or address.',
  notEmpty: 'There are articles in it.',
} as const

export const articlePageTexts = {
  open: 'Make public',
  close: 'Members only',
  openBody: 'Everybody can read it, also without signing in, and search engines can find it.',
  closeBody: 'Only members can read it.',
  isPublic: 'Everybody can read this article.',
  isClosed: 'Only members can read this article.',
  saving: 'Saving…',
} as const
