import type { ProfileStep } from './completeness.ts'
import type { ExperienceLevel } from '@patchbay/contract/accounts/profiles'
import { dateFormat } from '../../../platform/time/formats.ts'

const experience: Readonly<Record<ExperienceLevel, string>> = {
  beginner: 'Beginner/Starting Out',
  intermediate: 'Intermediate (2-5 years experience)',
  professional: 'Professional (5+ years experience)',
  veteran: 'Industry Veteran (10+ years experience)',
}

const monthAndYear = dateFormat({ month: 'long', year: 'numeric' })
const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

export const profileTexts = {
  page: 'Profile',
  visitorTitle: 'Sign in to View Profile',
  visitorBody: 'Access your personal profile and settings',
  unnamed: 'New here',
  edit: 'Edit profile',
  editPart: {
    about: 'Edit about you',
    place: 'Edit location',
    links: 'Edit links',
    work: 'Edit work',
  },
  signOut: 'Sign out',
  settings: 'Settings',
  staff: 'Staff console',

  experience: (level: ExperienceLevel) => experience[level],
  other: (text: string) => `Other: ${text}`,
  links: 'Links',
  instagramName: (name: string) => `@${name}`,
  youtube: 'YouTube',
  spotify: 'Spotify',

  accountSections: 'Your account',
  account: 'Account Details',
  joined: (time: string) => `Joined ${monthAndYear(time)}`,
  asOthersSee: 'View public profile',
} as const

/** The labels of the form's fields, which its error summary also names. */
export const fieldLabels = {
  fullName: 'Full name',
  fullNameShown: 'Show my full name to other members',
  displayName: 'Display name',
  bio: 'Bio',
  goals: 'Goals',
  location: 'City and country',
  locationEnabled: 'Show my location on profile',
  website: 'Website',
  instagram: 'Instagram username',
  youtube: 'YouTube channel URL',
  spotify: 'Spotify profile URL',
  experienceLevel: 'Experience level',
  professions: 'Professions',
  otherProfession: 'Your other profession',
} as const

export const editTexts = {
  page: 'Edit profile',
  loading: 'Loading...',
  aboutYou: 'About you',
  location: 'Location',
  links: 'Links',
  work: 'Work',
  chooseExperience: 'Choose one',
  badgeBelongsToName: 'Another name hides your badge until we have looked at it.',
  urlPlaceholder: 'https://',
  invalid: (labels: readonly string[]) => {
    const count = numbers[labels.length] ?? String(labels.length)
    return `${count} ${labels.length === 1 ? 'field needs' : 'fields need'} a change: ${new Intl.ListFormat('en-GB').format(labels)}.`
  },
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Profile saved.',
  loggedOut: 'User must be logged in',
  nothingReturned: 'No profile data returned after update',
  failed: 'Failed to update profile',
  signInAgain: 'Sign in in a new tab. What you typed stays here.',
} as const

/** How complete the own profile is. */
export const meterTexts = {
  label: 'Your profile',
  short: (count: number, most: number) => `${count}/${most}`,
  value: (count: number, most: number) => `${count} of ${most} parts`,
  /** On the form. */
  filled: 'Filled in',
  allFilled: 'Everything that people look for is here.',
  /** What would help most, and the press that leads there. */
  steps: {
    picture: { why: 'A picture is what people look for first.', press: 'Add a picture' },
    bio: { why: 'A few lines say who you are and what you play.', press: 'Write a bio' },
    service: { why: 'Say what you offer and what it costs.', press: 'Add a service' },
    sample: { why: 'Let people hear your work.', press: 'Add a sample' },
    place: { why: 'People look for somebody near them.', press: 'Show your place' },
    link: { why: 'A link leads to more of your work.', press: 'Add a link' },
    community: { why: 'People trust who is in the same room.', press: 'Find a community' },
    profession: { why: 'Say what you do.', press: 'Add a profession' },
  } satisfies Record<ProfileStep, { why: string; press: string }>,
} as const
