/** What a profile can still lack, in the order in which others miss it. */
export const finishTexts = {
  title: 'Finish your profile',
  meter: 'How complete your profile is',
  counted: (done: number, all: number) => `${done} of ${all}`,
  edit: 'Edit profile',
  picture: 'Add a picture, so that people know you again.',
  bio: 'Say in a few words what you do.',
  links: 'Link to where your work can be heard.',
  place: 'Show where you are, so that people near you find you.',
} as const
