import { ApiProperty } from '@nestjs/swagger';

import type { StaffPageLink } from '../../domain/staff-page-link.js';

export class StaffPageLinkDto implements StaffPageLink {
  @ApiProperty({ type: String, nullable: true, example: 'https://athletics.college.example/sports/football/coaches' })
  url: string | null;

  @ApiProperty({
    enum: ['you', 'guess'],
    nullable: true,
    type: String,
    example: 'guess',
    description: 'you: the page you pasted from last; guess: of a table that nobody has checked',
  })
  from: 'you' | 'guess' | null;

  @ApiProperty({ type: String, nullable: true, example: 'https://athletics.college.example', description: 'Not checked either' })
  athleticsUrl: string | null;

  @ApiProperty({ example: 'https://duckduckgo.com/?q=Akron%20football%20coaches' })
  searchUrl: string;
}
