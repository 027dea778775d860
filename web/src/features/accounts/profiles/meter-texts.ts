import type { ProfileStep } from './completeness.ts'

/** How complete the own profile is. */
export const meterTexts = {
  label: 'Your profile',
  short: (count: number, most: number) => `${count}/${most}`,
  value: (count: number, most: number) => `${count} of ${most} parts`,
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
