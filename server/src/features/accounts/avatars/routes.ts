import { removeAvatar } from './remove-avatar.ts'
import { uploadAvatar } from './upload-avatar.ts'

export const avatarRoutes = [uploadAvatar, removeAvatar]
