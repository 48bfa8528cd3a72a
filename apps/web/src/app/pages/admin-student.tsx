import { StudentMatching } from '../../features/matching/components/student-matching.tsx'
import AdminStudent from '../../features/people/pages/admin-student.tsx'
import { StudentSchool } from '../../features/schools/components/student-school.tsx'

/** /admin/students/{account}: a student's record and the staff's decisions about the student. */
export default function AdminStudentPage() {
  return (
    <AdminStudent>
      {(student) => (
        <>
          <StudentSchool student={student} />
          <StudentMatching student={student} />
        </>
      )}
    </AdminStudent>
  )
}
