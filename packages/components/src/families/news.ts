export { AnnouncementBar } from '../AnnouncementBar/AnnouncementBar.tsx';
export { MaintenanceNotice } from '../MaintenanceNotice/MaintenanceNotice.tsx';
export { NoticeList } from '../NoticeList/NoticeList.tsx';
export { PopupNotices } from '../PopupNotices/PopupNotices.tsx';
export { SideBar } from '../SideBar/SideBar.tsx';
