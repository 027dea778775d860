import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '../features/accounts/credentials/public.ts'
import { NotFound } from '../features/shell/errors/public.ts'

export const Route = createFileRoute('/reset-password')({
  component: () => <ResetPage notFound={<NotFound />} />,
  staticData: { visitors: 'public' },
})
