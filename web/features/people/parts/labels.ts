export const awayUntil = (name: string, day: string): string => `${name} (away until ${day})`
