export { AvatarInitials } from './avatar-initials';
