import { createFileRoute } from '@tanstack/react-router'
import { OwnProfile } from '../../features/profiles/public.ts'

export const Route = createFileRoute('/_shell/profile')({
  component: OwnProfile,
  staticData: { visitors: 'version' },
})
