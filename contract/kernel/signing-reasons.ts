/** Why somebody may not sign a deadline, as the server refuses it and as its page says it beforehand. */
export const signingSentences = {
  'deadlines.own_sign_off': 'Somebody else must sign this deadline.',
  'deadlines.rule_unverified': 'This rule is unverified. A partner must confirm it first.',
  'deadlines.rule_retired': 'This rule was retired. Choose the version that is in use.',
  'deadlines.rule_changed': 'The rule counts otherwise by now. Work the deadline out anew first.',
} as const
