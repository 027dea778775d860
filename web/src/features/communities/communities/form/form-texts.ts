/** The labels of the form's fields, which its error summary also names. */
export const fieldLabels = {
  name: 'Name',
  description: 'Description',
  genres: 'Genres',
  isPrivate: 'Make this community private',
  location: 'Location',
  locationEnabled: 'Show location',
  membersInvite: 'Members may invite people',
} as const

export const formTexts = {
  descriptionHint: ({ min, max }: { min: number; max: number }) => `${min}-${max} characters`,
  genresPlaceholder: 'Search genres',
  noGenres: 'No genre fits.',
  locationPlaceholder: 'e.g. London, United Kingdom',
  hiddenLocation: 'Without it the location is not kept.',
  membersInviteHint: 'Who comes by an invitation joins without a request.',
  cancel: 'Cancel',
  signInAgain: 'Sign in in a new tab. What you typed stays here.',

  cover: 'Cover image',
  chooseCover: 'Choose image',
  changeCover: 'Change image',
  removeCover: 'Remove image',
  coverHint: 'JPEG, PNG, WebP or GIF, up to 5 MB',
  dropCover: 'Drop the image here',
  uploadingCover: 'Upload',
  tooLarge: 'Image size must be less than 5MB',
  notAnImage: 'File must be an image',
  otherImage: 'This kind of image cannot be used. Choose a JPEG, PNG, WebP or GIF.',
  damaged: 'This image is damaged, or larger than we can read.',
} as const

export const createTexts = {
  title: 'Create Community',
  submit: 'Create',
  submitting: 'Creating...',
  failed: 'Failed to create the community. Please try again.',
  coverFailed: (why: string) => `Your community has been created, but not its cover: ${why}`,
  coverUnsent: 'it could not be uploaded.',
  retryCover: 'Try again',
  retryingCover: 'Uploading...',
  goOn: 'Go on without',
} as const

export const editTexts = {
  page: 'Edit community',
  loading: 'Loading...',
  details: 'Details',
  placeAndAccess: 'Location and access',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Community saved.',
  failed: 'Failed to update the community. Please try again.',
  coverFailed: 'Failed to update the cover image. Please try again.',
  notLeader: 'Only the leader can change this community.',
} as const

export const deleteTexts = {
  title: 'Delete community',
  hint: 'Deletes the community and everything in it, at once and for good.',
  intro: 'This removes, at once and for good:',
  removed: [
    'All discussions, replies and files',
    'All events and answers to them',
    'All memberships and requests',
  ],
  confirm: 'Type the name of the community to confirm',
  notConfirmed: 'Please type the name of the community to confirm',
  cancel: 'Cancel',
  submit: 'Delete community',
  submitting: 'Deleting...',
  failed: 'Failed to delete the community. Please try again.',
  done: 'Community deleted.',
} as const
