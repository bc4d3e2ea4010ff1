// Made by `npm run generate`. Change its source instead.
export { AnnouncementBar } from '../../promotions/AnnouncementBar/AnnouncementBar.tsx';
export { InstallOffer } from '../../shell/InstallOffer/InstallOffer.tsx';
export { MaintenanceNotice } from '../../shell/MaintenanceNotice/MaintenanceNotice.tsx';
export { NoticeList } from '../../promotions/NoticeList/NoticeList.tsx';
export { PopupNotices } from '../../promotions/PopupNotices/PopupNotices.tsx';
export { SideBar } from '../../shell/SideBar/SideBar.tsx';
