/** The path at which the server draws initials for people without a picture. */
export const initialsPath = '/avatars/initials.svg'

/** Whether the person has uploaded a picture, which can be removed. */
export const hasPicture = (url: string): boolean => url !== '' && !url.startsWith(initialsPath)
