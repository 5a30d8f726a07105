import * as calls from '../../../contract/people.ts'
import { on, type Route } from '../../kernel/http.ts'
import { changeProfile } from './commands/change-profile.ts'
import { setFirstSteps } from './commands/set-first-steps.ts'
import { getFirstSteps, getMyProfile, getProfile, listProfiles } from './queries.ts'

export const peopleRoutes: readonly Route[] = [
  on(calls.listProfiles, listProfiles),
  on(calls.getMyProfile, getMyProfile),
  on(calls.getProfile, getProfile),
  on(calls.changeProfile, changeProfile),
  on(calls.getFirstSteps, getFirstSteps),
  on(calls.setFirstSteps, setFirstSteps),
]
