import type { PagePath } from '../../contract/pages.ts'

/*
 * What a page asks for first at its plain address. The build writes it into the page, whose first script asks for it
 * while the code is on the way (web/public/early.js). A line that the page does not ask for is a call in vain.
 */

/** On every page of the firm, whoever looks at it. */
export const openCalls = ['/api/firm']

/** On every page behind the sign-in; the stream comes early too, so that no change between it and the lists is missed. */
export const frameCalls = ['/rest/v1/profiles/me', '/realtime/v1/events']

export const pageCalls: Partial<Record<PagePath, readonly string[]>> = {
  '/': [
    '/rest/v1/notes?archived=false&is_priority=true&limit=48',
    '/rest/v1/notes?archived=false&is_priority=false&limit=48',
    '/rest/v1/rpc/count_notes?archived=false',
    '/rest/v1/rpc/note_months?archived=false',
  ],
  '/archive': ['/rest/v1/rpc/note_months?archived=true'],
  '/caselist': ['/rest/v1/cases?sort=created_at&direction=desc&limit=50'],
  '/profile': ['/rest/v1/sessions?limit=20'],
  '/timeline': ['/rest/v1/case_timeline?limit=50'],
  '/feedback': ['/rest/v1/partner_feedback?limit=30'],
  '/leaderboard': ['/rest/v1/rpc/get_monthly_leaderboard?limit=100'],
  '/costing': ['/rest/v1/case_costing?limit=48', '/rest/v1/rpc/total_case_costing'],
  '/chat': ['/rest/v1/community_chat?limit=50'],
}

/** Of pages for partners, asked for once the profile says that it is one: an associate would be refused. */
export const partnerCalls: Partial<Record<PagePath, readonly string[]>> = {
  '/applications': ['/rest/v1/career_applications?limit=24', '/rest/v1/rpc/count_career_applications'],
  '/meetings': ['/rest/v1/meetings?when=upcoming&limit=30', '/rest/v1/meetings?when=past&limit=30'],
  '/partners': ['/rest/v1/partner_notes?limit=48'],
  '/people': ['/rest/v1/people?limit=50'],
  '/audit': ['/rest/v1/activity_events?limit=50', '/rest/v1/profiles?limit=200'],
}
