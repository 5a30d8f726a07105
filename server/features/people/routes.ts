import * as calls from '../../../contract/people.ts'
import { on, type Route } from '../../kernel/http.ts'
import { renameProfile } from './commands/rename-profile.ts'
import { getMyProfile, getProfile, listProfiles } from './queries.ts'

export const peopleRoutes: readonly Route[] = [
  on(calls.listProfiles, listProfiles),
  on(calls.getMyProfile, getMyProfile),
  on(calls.getProfile, getProfile),
  on(calls.renameProfile, renameProfile),
]
