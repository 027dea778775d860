import type { ExperienceLevel } from '@patchbay/contract/accounts/profile-choices'
import { profileTexts } from '../../accounts/profiles/public.ts'

/** As in profiles, without the years. */
export const levelWords = (level: ExperienceLevel): string =>
  profileTexts.experience(level).split(' (')[0] ?? ''
