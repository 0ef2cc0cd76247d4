import type { Strings } from '../en/index.ts';
import { api } from './api.ts';
import { client } from './client.ts';
import { home } from './home.ts';
import { offline } from './offline.ts';

export const zh: Strings = { ...client, api, home, offline };
