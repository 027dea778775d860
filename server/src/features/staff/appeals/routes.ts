import { answerAppeal } from './answer-appeal.ts'
import { getAppeal, listAppeals } from './list-appeals.ts'

export const staffAppealRoutes = [listAppeals, getAppeal, answerAppeal]
