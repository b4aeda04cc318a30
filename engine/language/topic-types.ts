export type Gender = 'm' | 'f';
export type GrammaticalNumber = 's' | 'p';

export type UnusableReason = 'empty' | 'too-long' | 'noise' | 'handle' | 'instruction' | 'not-a-topic';
