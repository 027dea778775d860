import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../../features/shell/errors/public.ts'
import { EmailPage } from '../../features/accounts/sign-in/public.ts'

export const Route = createFileRoute('/auth/email')({
  component: () => <EmailPage notFound={<NotFound />} />,
  staticData: { visitors: 'only' },
})
