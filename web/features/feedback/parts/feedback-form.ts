import { feedback as fields } from '../../../../contract/feedback.ts'
import { feedbackNames as names } from '../../../../contract/words/feedback.ts'
import { feedback as calls } from '../api.ts'
import { said } from '../labels.ts'

/** What the forms of feedback are made of. */
export const feedbackForm = { fields, names, said, calls }
