import type source from '../messages/en.json';

/** The shape of every message file is the source language's. */
export type Messages = typeof source;
