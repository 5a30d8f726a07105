/**
 * What a deadline, or the rule that it rests on, is called in the reader's language: shipped rules have their titles in both,
 * as long as the firm has left them as they came. Whatever somebody wrote stays as they wrote it.
 */
export const ruleTitle = (title: string): string => title
