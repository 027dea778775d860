import { createFileRoute } from '@tanstack/react-router'
import { HomeWelcome } from '../features/welcome/public.ts'

export const Route = createFileRoute('/')({ component: HomeWelcome })
