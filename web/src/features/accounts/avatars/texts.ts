/** For the viewer's own picture. */
export const avatarTexts = {
  label: 'Profile picture',
  noProfile: 'Unable to get user profile. Please try again.',
  notOurs: 'Could not extract file path from avatar URL.',
  notRemovedFromStorage: 'Failed to remove image from storage',
  cropTitle: 'Position your picture',
  changed: 'Your picture has been changed.',
  removeTitle: 'Remove your picture?',
  removeBody: 'Your initials take its place.',
  removed: 'Your picture has been removed.',
} as const

/** For any picture. */
export const pictureTexts = {
  change: 'Change picture',
  opening: 'Opening...',
  remove: 'Remove',
  hint: 'JPEG, PNG or WebP, up to 5 MB',
  drop: 'Drop the picture here',

  tooLarge: 'File too large. Maximum size is 5MB.',
  wrongType: 'Invalid file type. Please upload a JPEG, PNG, or WebP image.',
  uploadFailed: 'Failed to upload image',
  removeFailed: 'Failed to remove image',

  cropHint: 'Drag to move, scroll or pinch to zoom.',
  stage: 'Picture. Arrow keys move it, plus and minus zoom.',
  zoom: 'Zoom',
  percent: (share: number) => `${Math.round(share * 100)}%`,
  uploading: 'Upload',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  removing: 'Removing...',
} as const
