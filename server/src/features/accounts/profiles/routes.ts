import { updateProfile } from './update-profile.ts'

export const profileRoutes = [updateProfile]
