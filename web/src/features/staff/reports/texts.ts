import {
  mostOthers,
  type ReportDetail,
  type ReportDecision,
  type ReportOutcome,
} from '@patchbay/contract/staff/reports'
import type { ReportSubject } from '@patchbay/contract/people/reports'

const subjects: Readonly<Record<ReportSubject, string>> = {
  person: 'Person',
  post: 'Post',
  reply: 'Reply',
  event: 'Event',
  comment: 'Comment',
  message: 'Message',
  listing: 'Listing',
  community: 'Community',
}

const outcomes: Readonly<Record<ReportOutcome, string>> = {
  dismissed: 'Dismissed',
  removed: 'Removed',
  warned: 'Warned',
  banned: 'Banned',
  closed: 'Closed',
  resolved: 'Resolved',
}

const states: Readonly<Record<ReportDetail['state']['kind'], string>> = {
  unchanged: 'It is there as it was reported.',
  changed: 'It has been changed since.',
  removed: 'It is removed.',
  hidden: 'The ban hides what this person wrote. It shows again when the ban ends.',
  gone: 'It is no longer there, or the reporter no longer sees it.',
}

/** Some reported things were not written by anybody, so these titles name no author. */
const titles: Readonly<Partial<Record<ReportSubject, (who: string) => string>>> = {
  person: (who) => `About ${who}`,
  community: (who) => `Community led by ${who}`,
}

interface DecisionTexts {
  readonly button: string
  readonly title: string
  readonly submit: string
  readonly busy: string
  readonly hint: string
}

const decisions: Readonly<Record<ReportDecision, DecisionTexts>> = {
  dismiss: {
    button: 'Dismiss',
    title: 'Dismiss the report?',
    submit: 'Dismiss',
    busy: 'Dismissing…',
    hint: 'The people who reported it hear that it may stay.',
  },
  remove: {
    button: 'Remove',
    title: 'Remove what was reported?',
    submit: 'Remove',
    busy: 'Removing…',
    hint: 'It can be brought back for thirty days. Its author and the people who reported it hear of it.',
  },
  warn: {
    button: 'Warn',
    title: 'Warn the person?',
    submit: 'Warn',
    busy: 'Warning…',
    hint: 'The person reads your words in a mail and in the notifications. What was reported stays.',
  },
  close: {
    button: 'Close it',
    title: 'Close the community?',
    submit: 'Close it',
    busy: 'Closing…',
    hint: 'It can still be read, but nothing in it can be written. The leader reads your words; the members and the people who reported it hear of it.',
  },
  ban: {
    button: 'Ban',
    title: 'Ban the person?',
    submit: 'Ban',
    busy: 'Banning…',
    hint: 'The person is signed out everywhere, and reads your words in a mail and whenever they try to sign in.',
  },
  resolve: {
    button: 'Resolve',
    title: 'Close the report?',
    submit: 'Resolve',
    busy: 'Closing…',
    hint: 'For what was settled in another way. The people who reported it hear that it is settled.',
  },
}

/** What is different where a community was reported. */
const ofCommunities: Readonly<Partial<Record<ReportDecision, Partial<DecisionTexts>>>> = {
  remove: {
    title: 'Remove the community for good?',
    hint: 'All that is inside is deleted and does not come back. The leader reads your words; the members and the people who reported it hear of it.',
  },
  warn: { title: 'Warn the leader?' },
  ban: {
    title: 'Ban the leader?',
    hint: 'The leader is signed out everywhere, and reads your words. The community stays, and can be handed over.',
  },
}

export const reportsTexts = {
  page: 'Reports',
  loading: 'Loading the reports…',
  notLoaded: 'The reports could not be loaded.',
  empty: 'There is nothing here.',
  show: 'Which reports',
  open: 'Open',
  resolved: 'Resolved',
  subjects,
  outcomes,
  states,
  decisions,
  ofCommunities,
  /** Only those that do something. */
  keys: ({ remove, assign }: { remove: boolean; assign: boolean }): string =>
    `${['E dismisses', remove && 'R removes', assign && 'A assigns it to you']
      .filter((key) => key !== false)
      .join(', ')}.`,
  noName: 'Somebody without a name',
  /** No more are counted. */
  others: (count: number): string => {
    if (count >= mostOthers) return `${mostOthers} others or more`
    return count === 1 ? '1 other' : `${count} others`
  },
  assignedTo: (name: string): string => `${name} works on it`,
} as const

export const reportTexts = {
  loading: 'Loading the report…',
  notLoaded: 'The report could not be loaded.',
  about: (what: string, who: string): string => `${what} by ${who}`,
  titles,
  toCommunity: 'See the community',
  toReported: 'Page of the reported person',
  toReporter: 'Page of the reporter',
  reportedBy: (who: string): string => `Reported by ${who}`,
  snapshot: 'When it was reported',
  noSnapshot: 'What it said is no longer kept.',
  state: 'Now',
  until: (date: string): string => `It can be brought back until ${date}.`,
  surroundings: 'Around it',
  same: 'The same was reported by',
  aboutThem: 'Other reports about this person',
  byThem: 'Other reports by this reporter',
  decision: 'Decision',
  decidedBy: (outcome: string, who: string): string => `${outcome} by ${who}`,
  onCommandLine: 'an operator',
  assign: 'Assign to me',
  release: 'Release',
  restore: 'Bring back',
  restoreTitle: 'Bring it back?',
  restoring: 'Bringing back…',
  notes: 'Notes',
  note: 'A note for staff',
  addNote: 'Add note',
  adding: 'Adding…',
  noteRequired: 'Write something first.',
  notSaved: 'That was not saved. Try again.',
  done: 'Done.',
} as const

export const decisionTexts = {
  words: 'What the person reads',
  wordsRequired: 'Say it to the person.',
  tooLong: (limit: number): string => `Use at most ${limit} characters.`,
  length: 'How long',
  hideContent: 'Hide what they wrote until the ban ends',
  lengths: { week: 'A week', month: 'A month', forever: 'For good' },
  reasonRequired: 'Say why.',
  cancel: 'Cancel',
  decided: 'Somebody else has decided about it already.',
  closed: 'The community is closed already. Dismiss or resolve the report.',
  contentGone: 'There is nothing left to remove. Dismiss or resolve the report.',
  forbidden: 'Only an admin can ban somebody on the staff.',
  placeGone: 'The place where it was is gone, so that it cannot come back.',
  placeTaken: 'The author has put something else in its place, so that it cannot come back.',
  missing: 'It is back already, or was deleted for good.',
  failed: 'That was not saved. Try again.',
} as const

/** What the facts are called that reports quote. */
const fields = {
  answers: 'Answers of the poll',
  articleId: 'Article',
  authorId: 'Author',
  authorVersion: 'What the author wrote',
  bio: 'Bio',
  brief: 'Brief',
  category: 'Category',
  communityId: 'Community',
  content: 'Text',
  conversationId: 'Conversation',
  coverImage: 'Cover',
  description: 'Description',
  editedAt: 'Changed',
  editorId: 'Changed by',
  files: 'Files',
  goals: 'Goals',
  isPrivate: 'Private',
  leaderId: 'Leader',
  links: 'Links',
  location: 'Location',
  meetingUrl: 'Meeting link',
  name: 'Name',
  otherProfession: 'Other profession',
  picture: 'Picture',
  postId: 'Post',
  price: 'Price',
  priceType: 'Kind of price',
  providerId: 'Provider',
  senderId: 'Sender',
  sentAt: 'Sent',
  social: 'Links to other sites',
  startTime: 'Begins',
  title: 'Title',
  url: 'Address',
  website: 'Website',
  writtenAt: 'Written',
  writtenBy: 'Written by',
} as const

export const quoteTexts = {
  fields,
  yes: 'Yes',
  no: 'No',
  replaced: 'It has been replaced or removed since.',
} as const
