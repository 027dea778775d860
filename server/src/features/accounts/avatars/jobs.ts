import { copyProviderPicture } from './copy-provider-picture.ts'

export const avatarJobs = [copyProviderPicture]
